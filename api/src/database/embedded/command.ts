import { execFile } from 'node:child_process'
import type { Account } from './account.ts'

/** Runs one of the Postgres programs to its end; a failure carries what the program said. */
export function command(program: string, parameters: string[], account: Account | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { ...account, cwd: '/', env: cleanEnvironment }
    execFile(program, parameters, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} failed: ${stderr.trim() || stdout.trim() || error.message}`))
      else resolve(stdout)
    })
  })
}

// PGDATA, PGPORT, PGOPTIONS and the like, meant for some other Postgres, must not reach this one.
export const cleanEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
