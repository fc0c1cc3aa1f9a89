// The part of autocannon that we use; the package has no types.
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration: number
    headers?: Record<string, string>
    idReplacement?: boolean
  }
  interface Result {
    errors: number
    '4xx': number
    '5xx': number
    requests: { total: number }
  }
  function autocannon(options: Options): Promise<Result>
  export = autocannon
}
