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
 * Mails a person about a log-in from a device that was not seen before, whoever it was. A device is its browser, system
 * and kind, not its address: people's addresses change every day, and a mail each time would soon be read by nobody.
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
  // The team's language: the one of this request may be a stranger's.
  const language = organization.support_language;
  const url = `${context.addresses.public}/settings#sessions`;
  const mail = newDeviceMail({ language, name, url, device });
  const tenant = tenantOf(context, mintOrganizationId(organization.id));
  await tenant.transaction((db) => queueMail(db, { to, language, ...mail }));
}
