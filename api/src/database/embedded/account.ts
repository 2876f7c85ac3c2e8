import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Account {
  uid: number
  gid: number
}

/** Postgres refuses to run as root, so root lends it an account with no rights of its own. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65534, gid: 65534 }
}

/** Asked of the kernel by going there: modes alone say nothing of ACLs, mounts and root squashing. */
export function canEnter(folder: string, account: Account | undefined) {
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  )
}
