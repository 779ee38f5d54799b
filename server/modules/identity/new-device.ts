import type { Organization } from "#shared/contract/auth.ts";
import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { newDeviceMail } from "#server/mail/account-mails.ts";
import { queueCompanyMail } from "#server/mail/company-mails.ts";
import { queueMail } from "#server/mail/queue.ts";
import { tenantOf } from "#server/tenant.ts";
import { attemptKey, newDeviceMailLimit } from "./attempt.ts";
import { deviceKey, deviceOf } from "./device.ts";
import { type Account, beginAttempt, noteDevice } from "./store/accounts.ts";

type Person = Pick<Account, "kind" | "id" | "name"> & { email: string };

/**
 * Mails a person about a log-in from a new device. A device is identified by browser, system and kind and not by address,
 * because addresses change every day and frequent mails would be ignored.
 */
export async function noteLogInDevice(
  context: Context,
  person: Person,
  organization: Organization | null,
  request: { userAgent: string; language: Language },
): Promise<void> {
  if (!(await noteDevice(context.db, person, deviceKey(request.userAgent)))) return;
  if ((await beginAttempt(context.db, attemptKey("new device", person.id), newDeviceMailLimit)) > 0) return;
  const device = deviceOf(request.userAgent);
  const { name, email: to } = person;
  if (!organization) {
    const { language } = request;
    const mail = newDeviceMail({
      language,
      name,
      url: `${context.addresses.public}/operator/security`,
      device,
    });
    return queueCompanyMail(context.db, { to, language, ...mail }, context.clock());
  }
  // The mail is in the team's language, because this request may be a stranger's.
  const language = organization.support_language;
  const url = `${context.addresses.public}/settings#sessions`;
  const mail = newDeviceMail({ language, name, url, device });
  const tenant = tenantOf(context, mintOrganizationId(organization.id));
  await tenant.transaction((db) => queueMail(db, { to, language, isAccountMail: true, ...mail }));
}
