// The mails that accounts cause. server/mail writes and delivers them.

export interface CodeMail {
  to: string
  link: string
  code: string
}

export interface AccountMails {
  confirmAddress(mail: CodeMail): Promise<void>
  recoverPassword(mail: CodeMail): Promise<void>
  confirmNewAddress(mail: CodeMail): Promise<void>
  /** Somebody signed up with an address that has an account. */
  accountExists(mail: { to: string }): Promise<void>
  passwordChanged(mail: { to: string }): Promise<void>
  /** To the old address. */
  addressChanged(mail: { to: string; newEmail: string }): Promise<void>
  newDevice(mail: { to: string; userAgent: string }): Promise<void>
  wrongPasswords(mail: { to: string }): Promise<void>
}

/** The page that a mail's link opens. The token stands in the fragment, which no log or referrer ever sees. */
export function mailLink(publicUrl: string, purpose: string, token: string): string {
  const page = purpose === 'email_change' ? '/account' : purpose === 'recovery' ? '/auth?mode=new-password' : '/auth'
  return `${publicUrl}${page}#token_hash=${token}&type=${purpose}`
}
