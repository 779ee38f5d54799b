import type { Finding } from "./rules.ts";
import { filesUnder, type SourcePath, text } from "./source-files.ts";

/**
 * Functions that take an organisation's id although they work for no tenant, or that publish outside of a
 * transaction, each with the reason. Keys are `path#function`.
 */
const exceptions: Record<string, string> = {
  "server/modules/audit/audit-log.ts#checkAuditChain":
    "an operator checks any organisation's chain, or the company's own",
  "server/modules/audit/store/audit-entries.ts#checkChain":
    "an operator checks any organisation's chain, or the company's own",
  "server/modules/audit/store/audit-entries.ts#findOperatorEntries":
    "an operator reads all organisations, or one of them",
  "server/modules/billing/credit-notes.ts#downloadOrganizationCreditNote":
    "an operator names the organisation, which becomes the tenant here",
  "server/modules/billing/invoices.ts#downloadOrganizationInvoice":
    "an operator names the organisation, which becomes the tenant here",
  "server/modules/billing/operator-payments.ts#listOperatorPayments":
    "an operator reads all organisations, or one of them",
  "server/modules/billing/store/operator-payments.ts#listPayments":
    "an operator reads all organisations, or one of them",
  "server/modules/identity/store/operators.ts#listChannels":
    "an operator reads one organisation by a gate function",
  "server/modules/identity/store/operators.ts#listPeople":
    "an operator reads one organisation by a gate function",
  "server/modules/identity/email-verification.ts#declineInvitation":
    "a gate function removes the member, because whoever has the link is nobody of the organisation",
  "server/modules/privacy/erasure-requests.ts#deauthorize":
    "one gate function ends the accounts of several organisations at once",
};

interface Signature {
  name: string;
  /** The source text of each parameter. */
  parameters: string[];
  offset: number;
}

const opening =
  /(?:function\*?\s+(\w+)\s*(?:<[^(]*>)?|(?:const|let)\s+(\w+)(?::[^=;]*)?\s*=\s*(?:async\s+)?(?:<[^(]*>)?)\s*\(/g;

/** Returns the named functions of a file with their parameters. */
export function signaturesOf(source: string): Signature[] {
  return [...source.matchAll(opening)].map((match) => {
    const parameters: string[] = [];
    let depth = 0;
    let begin = match.index + match[0].length;
    let offset = begin;
    for (; offset < source.length; offset += 1) {
      const letter = source[offset] as string;
      // The arrow of a function type is not a closing bracket.
      const isClosing = /[)\]}>]/.test(letter) && source[offset - 1] !== "=";
      if (isClosing && depth === 0) break;
      if (/[([{<]/.test(letter)) depth += 1;
      else if (isClosing) depth -= 1;
      else if (letter === "," && depth === 0) {
        parameters.push(source.slice(begin, offset).trim());
        begin = offset + 1;
      }
    }
    parameters.push(source.slice(begin, offset).trim());
    return { name: match[1] ?? match[2] ?? "", parameters: parameters.filter(Boolean), offset: match.index };
  });
}

const isOrganizationId = (parameter: string) =>
  /^_?organizationId\b/.test(parameter) || /:\s*OrganizationId\b/.test(parameter);
const isTenant = (parameter: string) => /^\w+:\s*Tenant(?:Db)?$/.test(parameter);
const isContext = (parameter: string) => /^\w+:\s*Context$/.test(parameter);

function problemOf({ parameters }: Signature): string | null {
  if (parameters.some(isOrganizationId))
    return "takes an organisation's id; the first argument is a Tenant, or the TenantDb of its transaction";
  const tenantIndex = parameters.findIndex(isTenant);
  if (tenantIndex > 0) return "the Tenant or TenantDb is the first argument";
  if (tenantIndex === 0 && parameters.some(isContext))
    return "a Tenant brings the services along; no Context beside it";
  return null;
}

/** A tenant is passed as one object, and live events are part of its transactions (docs/decisions/0049-tenant.md). */
export function findTenantArguments(
  sources: Map<SourcePath, string>,
  reasons: Record<string, string>,
): Finding[] {
  const findings: Finding[] = [];
  const needed = new Set<string>();
  const check = (place: string, problem: string) => {
    if (place in reasons) needed.add(place);
    else findings.push(`${place}: ${problem}`);
  };
  for (const [path, source] of sources) {
    const signatures = signaturesOf(source);
    for (const signature of signatures) {
      const problem = problemOf(signature);
      if (problem) check(`${path}#${signature.name}`, problem);
    }
    for (const { index } of source.matchAll(/\bevents\.publish\(/g)) {
      const name = signatures.findLast(({ offset }) => offset < index)?.name ?? "";
      check(`${path}#${name}`, "publishes at once; `publish` of the TenantDb waits for the commit");
    }
  }
  const unusedExceptions = Object.keys(reasons)
    .filter((place) => !needed.has(place))
    .map((place) => `scripts/structure/tenant-first.ts: ${place} needs no exception any more`);
  return [...findings, ...unusedExceptions];
}

export const tenantArguments = (): Finding[] => {
  const paths = filesUnder("server/modules", /\.ts$/).filter((path) => !path.endsWith(".test.ts"));
  return findTenantArguments(new Map(paths.map((path) => [path, text(path)])), exceptions);
};
