// Runs a test program in a separate process, because it may end that process.
import { execFile } from 'node:child_process'

export interface Outcome {
  code: number
  stdout: string
  stderr: string
}

export function runProgram(program: string, ...values: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...values], { timeout: 30_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}
