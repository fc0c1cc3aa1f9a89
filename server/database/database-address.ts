// The servers in DATABASE_URL. Several are separated by commas, as psql has it: postgres://user:password@one,two/database

const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s

/** An address for each server; none if it isn't a database's address. */
export function addressesOf(databaseUrl: string): string[] {
  const [, before, hosts, after] = ADDRESS.exec(databaseUrl) ?? []
  if (before === undefined || hosts === undefined) return []
  const servers = hosts.split(',').map((host) => host.trim())
  const addresses = servers.map((host) => `${before}${host}${after}`)
  const isList = servers.length > 1
  // A single one may have no host: it may be in ?host=/folder.
  return addresses.every((address, at) => URL.canParse(address) && (!isList || servers[at])) ? addresses : []
}

/** For messages: without user and password. */
export function placeOf(databaseUrl: string): string {
  const urls = addressesOf(databaseUrl).map((address) => new URL(address))
  return urls.map(({ host }) => host).join(',') + (urls[0]?.pathname ?? '')
}
