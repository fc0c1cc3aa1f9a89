// An S3 server on this machine, as far as we use one. It checks every signature by the published algorithm (AWS Signature
// Version 4), with Node's own functions: nothing here comes from the client.
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from '#server/storage/bucket-store.ts'

export interface S3Server {
  bucket: Bucket
  /** The settings of a server process. */
  env: Record<string, string>
  /** By key. */
  objects: Map<string, Buffer>
  /** Uploads that were begun and neither completed nor aborted. */
  unfinished(): number
  /** From then on, every request with this method fails. */
  fail(method: string | null): void
  stop(): Promise<void>
}

const BUCKET = 'plateful-test'
const REGION = 'test-region'
const ACCESS_KEY = 'AKIDEXAMPLE'
const SECRET_KEY = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
const SKEW_MS = 15 * 60_000
const SMALLEST_PART = 5 * 1024 * 1024
const MOST_LISTED = 1000

export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>()
  let failing: string | null = null

  function respondTo(method: string, url: URL, body: Buffer): Reply {
    const [, bucket = '', ...path] = url.pathname.split('/').map(decodeURIComponent)
    const key = path.join('/')
    const query = url.searchParams
    if (method === failing) return refused(503, 'SlowDown')
    if (bucket !== BUCKET) return refused(404, 'NoSuchBucket')
    if (method === 'GET' && key === '') return { body: listing(query) }
    if (method === 'GET') return objects.has(key) ? { body: objects.get(key) } : refused(404, 'NoSuchKey')
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { key, parts: new Map() })
      return { body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>` }
    }
    const upload = uploads.get(query.get('uploadId') ?? '')
    if (query.has('uploadId') && upload?.key !== key) return refused(404, 'NoSuchUpload')
    if (method === 'PUT' && upload) {
      upload.parts.set(Number(query.get('partNumber')), body)
      return { etag: tagOf(body) }
    }
    if (method === 'PUT') {
      objects.set(key, body)
      return { etag: tagOf(body) }
    }
    if (method === 'POST' && upload) return complete(query.get('uploadId') ?? '', upload, body.toString())
    if (method === 'DELETE') {
      if (upload) uploads.delete(query.get('uploadId') ?? '')
      else objects.delete(key)
      return { status: 204 }
    }
    return refused(405, 'MethodNotAllowed')
  }

  function complete(id: string, { key, parts }: { key: string; parts: Map<number, Buffer> }, text: string): Reply {
    const named = [...text.matchAll(/<PartNumber>(\d+)<\/PartNumber>\s*<ETag>(?:"|&quot;)?(\w+)/g)]
    const whole = named.map(([, number, tag]) => {
      const part = parts.get(Number(number))
      return part && tagOf(part) === tag ? part : null
    })
    if (named.length === 0 || whole.includes(null)) return refused(400, 'InvalidPart')
    if (whole.slice(0, -1).some((part) => (part?.length ?? 0) < SMALLEST_PART)) return refused(400, 'EntityTooSmall')
    const content = Buffer.concat(whole.filter((part) => part !== null))
    objects.set(key, content)
    uploads.delete(id)
    return {
      body: `<CompleteMultipartUploadResult><Location>/</Location><Bucket>${BUCKET}</Bucket><Key>${key}</Key><ETag>"${tagOf(content)}-${named.length}"</ETag></CompleteMultipartUploadResult>`,
    }
  }

  function listing(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const most = Math.min(Number(query.get('max-keys') ?? MOST_LISTED), MOST_LISTED)
    const keys = [...objects.keys()]
      .sort()
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && (!after || key > after))
    const page = keys.slice(0, most)
    const isMore = keys.length > most
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified><Size>${objects.get(key)?.length}</Size></Contents>`,
    )
    const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const { method = '', url = '' } = request
    const problem = signatureProblem(request, body)
    const reply = problem ? refused(403, problem) : respondTo(method, new URL(url, 'http://s3.invalid'), body)
    response.writeHead(reply.status ?? 200, {
      'content-type': typeof reply.body === 'string' ? 'application/xml' : 'application/octet-stream',
      ...(reply.etag && { etag: `"${reply.etag}"` }),
    })
    response.end(reply.body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    bucket: {
      bucket: BUCKET,
      prefix: 'site/',
      access: { endpoint, region: REGION, accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY },
    },
    env: { S3_ENDPOINT: endpoint, S3_REGION: REGION, S3_ACCESS_KEY_ID: ACCESS_KEY, S3_SECRET_ACCESS_KEY: SECRET_KEY },
    objects,
    unfinished: () => uploads.size,
    fail: (method) => {
      failing = method
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Reply {
  status?: number
  etag?: string
  body?: string | Buffer
}

const refused = (status: number, code: string): Reply => ({ status, body: `<Error><Code>${code}</Code></Error>` })
const tagOf = (body: Buffer) => createHash('md5').update(body).digest('hex')
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function signatureProblem({ method, url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const [, accessKey, day, region, service, signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (accessKey !== ACCESS_KEY) return 'InvalidAccessKeyId'
  const time = String(headers['x-amz-date'])
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < SKEW_MS) || !time.startsWith(`${day}T`)) return 'RequestTimeTooSkewed'
  const content = String(headers['x-amz-content-sha256'])
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const names = signedHeaders.split(';')
  const mustSign = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (mustSign.some((name) => !names.includes(name))) return 'AccessDenied'
  const [path = '', search = ''] = url.split('?')
  const query = search
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
  const canonical = [
    method,
    path,
    query.join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    content,
  ].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const key = [region, service, 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, String(part)),
    hmac(`AWS4${SECRET_KEY}`, day ?? ''),
  )
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'))
  const isRight = region === REGION && service === 's3' && timingSafeEqual(expected, Buffer.from(signature, 'hex'))
  return isRight ? null : 'SignatureDoesNotMatch'
}
