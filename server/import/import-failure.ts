// Why an import did not happen, in a sentence for the person who asked for it.
export class ImportFailure extends Error {
  readonly status: 400 | 422 | 502 | 504

  constructor(status: ImportFailure['status'], message: string) {
    super(message)
    this.name = 'ImportFailure'
    this.status = status
  }
}

const PASTE = 'You can paste the recipe’s text instead.'

export const failures = {
  notAnAddress: () => new ImportFailure(400, 'Give a full web address that starts with http:// or https://.'),
  credentials: () => new ImportFailure(400, 'An address with a user name or password in it cannot be imported.'),
  port: () => new ImportFailure(400, 'Only pages on the usual web ports can be imported.'),
  notPublic: () => new ImportFailure(400, 'This address does not belong to the public web, so it cannot be imported.'),
  notFound: () =>
    new ImportFailure(
      502,
      `No site of this name was found. Check the address; this server may also be offline. ${PASTE}`,
    ),
  noLookup: () =>
    new ImportFailure(502, `The site’s name could not be looked up; the server may be offline at the moment. ${PASTE}`),
  unreachable: () => new ImportFailure(502, `The site could not be reached. ${PASTE}`),
  broken: () => new ImportFailure(502, `The site’s answer broke off or could not be understood. ${PASTE}`),
  status: (status: number) => new ImportFailure(502, `The site answered with status ${status} and no page. ${PASTE}`),
  redirects: () => new ImportFailure(502, `The address sends on to other addresses too often. ${PASTE}`),
  tooSlow: () => new ImportFailure(504, `The site took too long to answer. ${PASTE}`),
  tooLarge: () => new ImportFailure(422, `The page is too large to be read. ${PASTE}`),
  unreadable: () => new ImportFailure(422, `This page could not be read. ${PASTE}`),
  wrongType: () => new ImportFailure(422, 'This address leads to a file that is not a web page.'),
}
