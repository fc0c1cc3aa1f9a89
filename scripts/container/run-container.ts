// Runs the image with runc as Docker would: its mounts, its seccomp rule against user namespaces, any user and rights.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Image } from './build-image.ts'

/** What Docker leaves to root: https://docs.docker.com/engine/security/#linux-kernel-capabilities */
export const DOCKERS_RIGHTS = [
  ...['CHOWN', 'DAC_OVERRIDE', 'FSETID', 'FOWNER', 'MKNOD', 'NET_RAW', 'SETGID', 'SETUID', 'SETFCAP', 'SETPCAP'],
  ...['NET_BIND_SERVICE', 'SYS_CHROOT', 'KILL', 'AUDIT_WRITE'],
].map((name) => `CAP_${name}`)

const START_WITHIN_MS = 180_000
const CLONE_NEWUSER = 0x10000000
const EPERM = 1

export interface RunOptions {
  /** The volume's folder on this machine. */
  data: string
  user: { uid: number; gid: number }
  rights?: readonly string[]
  mayWriteData?: boolean
  environment?: Record<string, string>
  port: number
}

function bundle(
  { config, root }: Image,
  { data, user, rights = [], mayWriteData = true, environment, port }: RunOptions,
) {
  const env = [
    ...config.Env,
    ...Object.entries({ PORT: port, ...environment }).map(([name, value]) => `${name}=${value}`),
  ]
  const tmpfs = (destination: string) => ({ destination, type: 'tmpfs', source: 'tmpfs', options: ['nosuid'] })
  return {
    ociVersion: '1.0.2',
    root: { path: root, readonly: true },
    process: {
      user,
      args: config.Entrypoint,
      env,
      cwd: config.WorkingDir,
      capabilities: { bounding: rights, ...(user.uid === 0 ? { effective: rights, permitted: rights } : {}) },
      noNewPrivileges: true,
    },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      tmpfs('/dev'),
      tmpfs('/dev/shm'),
      tmpfs('/tmp'),
      { destination: '/data', type: 'bind', source: data, options: ['bind', mayWriteData ? 'rw' : 'ro'] },
    ],
    linux: {
      namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })), // the network is this machine's
      seccomp: {
        defaultAction: 'SCMP_ACT_ALLOW',
        syscalls: [
          { names: ['unshare', 'setns', 'mount'], action: 'SCMP_ACT_ERRNO', errnoRet: EPERM },
          {
            names: ['clone'],
            action: 'SCMP_ACT_ERRNO',
            errnoRet: EPERM,
            args: [{ index: 0, value: CLONE_NEWUSER, valueTwo: CLONE_NEWUSER, op: 'SCMP_CMP_MASKED_EQ' }],
          },
        ],
      },
    },
  }
}

export type Container = ReturnType<typeof runContainer>

let count = 0

export function runContainer(image: Image, folder: string, options: RunOptions) {
  const name = `plateful-test-${process.pid}-${count++}`
  const place = join(folder, name)
  mkdirSync(place)
  writeFileSync(join(place, 'config.json'), JSON.stringify(bundle(image, options)))
  const runc = (...words: string[]) => execFileSync('runc', words, { encoding: 'utf8', stdio: 'pipe' })
  const child = spawn('runc', ['run', '--bundle', place, name], { stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  process.once('exit', () => child.exitCode === null && runc('kill', name, 'KILL'))
  const origin = `http://127.0.0.1:${options.port}`
  return {
    origin,
    output: () => text,
    /** The exit code. */
    ended,
    kill: (signal: 'TERM' | 'KILL') => runc('kill', name, signal),
    /** Runs a program inside, as `docker exec` does. */
    exec: (...words: string[]) => runc('exec', name, ...words),
    async ready() {
      for (const start = performance.now(); performance.now() - start < START_WITHIN_MS; await pause(200)) {
        if (child.exitCode !== null) break
        const response = await fetch(`${origin}/readyz`).catch(() => null)
        if (response?.ok) return
      }
      throw new Error(`The container did not start:\n${text}`)
    },
    /** Its exit code, or an error if it runs on. */
    async endsBy(ms: number) {
      const code = await Promise.race([ended, pause(ms)])
      if (code === undefined) throw new Error(`The container still runs after ${ms} ms:\n${text}`)
      return code
    },
  }
}
