// Why an import failed, as a message for the person who requested it.
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
  notAnAddress: () => new ImportFailure(400, 'Enter a full web address that starts with http:// or https://.'),
  credentials: () => new ImportFailure(400, 'We can’t import from an address with a user name or password in it.'),
  port: () => new ImportFailure(400, 'We can only import pages from the usual web ports.'),
  notPublic: () => new ImportFailure(400, 'This address isn’t on the public web, so we can’t import it.'),
  notFound: () =>
    new ImportFailure(502, `We couldn’t find that site. Check the address, or the server may be offline. ${PASTE}`),
  noLookup: () =>
    new ImportFailure(502, `We couldn’t look up that site. The server may be offline right now. ${PASTE}`),
  unreachable: () => new ImportFailure(502, `We couldn’t reach the site. ${PASTE}`),
  broken: () => new ImportFailure(502, `The site’s response was cut off or made no sense. ${PASTE}`),
  status: (status: number) => new ImportFailure(502, `The site responded with an error (status ${status}). ${PASTE}`),
  redirects: () => new ImportFailure(502, `The address redirects too many times. ${PASTE}`),
  tooSlow: () => new ImportFailure(504, `The site took too long to respond. ${PASTE}`),
  tooLarge: () => new ImportFailure(422, `The page is too large to read. ${PASTE}`),
  unreadable: () => new ImportFailure(422, `We couldn’t read this page. ${PASTE}`),
  wrongType: () => new ImportFailure(422, 'This address leads to a file, not a web page.'),
}
