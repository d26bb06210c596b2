/** An access to the product: who, from where, when (Marco Civil da Internet, Lei 12.965/2014, art. 15; rule 10.4). */
export interface AccessRecord {
  readonly userId: string;
  /** An IP address: IPv4, or IPv6 in its short form. */
  readonly address: string;
  readonly at: Date;
}

/** More accesses than an account has in six months, from dozens of addresses every hour. */
export const maxAccessRecords = 200_000;

const monthsKept = 6;
const hourMs = 3_600_000;

/** The hour of the access, counted from 1970: of an account and address, one access an hour is kept. */
export const hourOf = (at: Date): number => Math.floor(at.getTime() / hourMs);

/** Accesses before this instant have been stored for six months and are to be removed. */
export function retentionStart(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - monthsKept);
  // 31 August less six months is the end of February, not the beginning of March.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}
