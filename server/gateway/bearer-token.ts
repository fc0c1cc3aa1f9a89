/** A token as RFC 6750 spells it: nothing in or around it that two readers could read differently. */
const BEARER = /^Bearer +([\w.~+/-]+=*)$/i

/** The token of an `Authorization` header, or null if the header is anything else. */
export const bearerToken = (header: string): string | null => BEARER.exec(header)?.[1] ?? null
