/** The server refuses it too; here the list of common passwords is loaded only when somebody chooses one. */
export async function refuseEasyPassword(password: string, email = '') {
  const { passwordProblem } = await import('#domain/account/password-rule.ts')
  const problem = passwordProblem(password, email)
  if (problem) throw Object.assign(new Error(problem), { code: 'weak_password' }) // as the server has it
}
