// Builds the image as `docker build` would, on a base that mmdebstrap makes of Debian: there may be no registry here.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** Stays, because making it again takes minutes. */
const PLACE = join(tmpdir(), 'plateful-container-images')
const CERTIFICATES = process.env.NODE_EXTRA_CA_CERTS
/** The official slim images leave out what nobody reads in a container. */
const SLIM = ['doc', 'man', 'locale', 'info'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`)

export const PROGRAMS = ['mmdebstrap', 'buildah', 'runc']

const ImageConfig = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Entrypoint: z.array(z.string()),
      WorkingDir: z.string(),
      Volumes: z.record(z.string(), z.unknown()),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
  }),
})

export interface Image {
  config: z.infer<typeof ImageConfig>['Docker']['config']
  /** Its files, mounted. */
  root: string
  /** Of all files, with the base. */
  megabytes: number
  remove(): void
}

function buildah(...options: string[]): string {
  const store = ['--root', join(PLACE, 'store'), '--runroot', join(PLACE, 'run'), '--storage-driver', 'overlay']
  return execFileSync('buildah', [...store, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  }).trim()
}

export function buildImage(): Image {
  makeBases()
  console.log('Building the image.')
  const bases = ['--build-arg', 'BUILD_BASE=localhost/build-base', '--build-arg', 'BASE=localhost/base']
  // Docker's format, because the other one has no health check.
  const options = ['--layers', '--isolation', 'chroot', '--network', 'host', '--format', 'docker', ...bases]
  buildah('bud', ...options, '--tag', 'localhost/plateful', '.')
  const container = buildah('from', 'localhost/plateful')
  const root = buildah('mount', container)
  const [size = ''] = execFileSync('du', ['--summarize', '--bytes', root], { encoding: 'utf8' }).split('\t')
  return {
    config: ImageConfig.parse(JSON.parse(buildah('inspect', '--type', 'image', 'localhost/plateful'))).Docker.config,
    root,
    megabytes: Math.round(Number(size) / 1e6),
    remove: () => buildah('rm', container),
  }
}

/** Debian as the Containerfile names it; and for building, with Node and npm of this machine. */
function makeBases() {
  mkdirSync(PLACE, { recursive: true })
  const [, release = ''] = /^ARG BASE=.*debian:(\w+)-slim$/m.exec(readFileSync('Containerfile', 'utf8')) ?? []
  const archive = join(PLACE, `${release}.tar`)
  if (buildah('images', '--quiet', '--filter', 'reference=localhost/build-base')) return
  console.log(`Making a base of Debian ${release}.`)
  execFileSync('mmdebstrap', ['--variant=minbase', ...SLIM, release, archive], { stdio: 'ignore' })
  const base = buildah('from', 'scratch')
  buildah('add', '--quiet', base, archive, '/')
  buildah('commit', '--quiet', base, 'localhost/base')
  const npm = dirname(dirname(process.env.npm_execpath ?? '')) // set by npm run
  const build = buildah('from', 'localhost/base')
  buildah('copy', '--quiet', build, process.execPath, '/usr/local/bin/node')
  buildah('copy', '--quiet', build, npm, '/usr/local/lib/npm')
  buildah('run', '--isolation', 'chroot', build, '--', 'ln', '-s', '../lib/npm/bin/npm-cli.js', '/usr/local/bin/npm')
  if (CERTIFICATES) {
    buildah('copy', '--quiet', build, CERTIFICATES, '/etc/ssl/certs/extra.crt')
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/extra.crt', build)
  }
  buildah('commit', '--quiet', build, 'localhost/build-base')
  buildah('rm', base, build)
  rmSync(archive)
}
