/** The server checks too; here the list of common passwords loads only when someone chooses a password. */
export async function refuseEasyPassword(password: string, email = '') {
  const { passwordProblem } = await import('#domain/account/password-rule.ts')
  const problem = passwordProblem(password, email)
  if (problem) throw Object.assign(new Error(problem), { code: 'weak_password' }) // as on the server
}
