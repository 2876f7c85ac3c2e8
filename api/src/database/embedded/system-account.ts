import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface SystemAccount {
  uid: number
  gid: number
}

/** The account that runs Postgres for root, which Postgres refuses to run as. Undefined for other users. */
export function getUnprivilegedAccount(): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65534, gid: 65534 }
}

/** Tests access by entering the folder: the mode alone does not show ACLs, mount options or root squashing. */
export function canEnter(folder: string, account: SystemAccount | undefined) {
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  )
}
