import { execFile } from 'node:child_process'
import type { SystemAccount } from './system-account.ts'

/** Runs a Postgres program until it exits. The error of a failure contains its output. */
export function runProgram(program: string, parameters: string[], account: SystemAccount | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { ...account, cwd: '/', env: cleanEnvironment }
    execFile(program, parameters, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} failed: ${stderr.trim() || stdout.trim() || error.message}`))
      else resolve(stdout)
    })
  })
}

// PGDATA, PGPORT, PGOPTIONS and others may be set for another Postgres and must not reach this one.
export const cleanEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
