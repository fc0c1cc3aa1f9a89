/** PostgREST's shape, with the fields in which the auth client looks for a code and a sentence. */
export function refusal(status: number, code: string, message: string, retryAfterS?: number): Response {
  const headers = retryAfterS === undefined ? undefined : { 'Retry-After': String(retryAfterS) }
  return Response.json(
    { code, error_code: code, message, msg: message, details: null, hint: null },
    { status, headers },
  )
}
