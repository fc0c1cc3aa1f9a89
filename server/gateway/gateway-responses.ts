/** PostgREST's error format, plus the fields where the auth client looks for a code and a message. */
export function refusal(status: number, code: string, message: string, retryAfterS?: number): Response {
  const headers = retryAfterS === undefined ? undefined : { 'Retry-After': String(retryAfterS) }
  return Response.json(
    { code, error_code: code, message, msg: message, details: null, hint: null },
    { status, headers },
  )
}
