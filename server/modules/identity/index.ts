// Accounts: sign-up, log-in, sessions, members of an organisation, and operators.
export { requireVerifiedAddress } from "./email-verification.ts";
export { hasProvenAddress } from "./store/email-verification.ts";
export { closeAccess } from "./store/accounts.ts";
export { requireIdentity } from "./second-step.ts";
export { runOperatorCommand } from "./operator-command.ts";
export { addOperator } from "./operators.ts";
export { readOrganization } from "./store/accounts.ts";
export { findActiveMembers, findActiveMembersInRoles } from "./store/active-members.ts";
export { tellMember } from "./tell-member.ts";
export { findOwners, updateMember } from "./store/members.ts";
export { forgetEndedAccess } from "./store/sessions.ts";
export { takeNumber, transactionWithNumbers } from "./numbers.ts";
export { deleteOrganizationOf, updateOrganization } from "./store/organizations.ts";
export { identityRoutes } from "./routes.ts";
