import { isIP } from 'node:net'
import { Problem } from '@gable/shared/http/problem.ts'
import { isPublicAddress } from './public-address.ts'
import { hostOf, type Reach, refusePort, Unreachable } from './resolve-target.ts'

/** Says at once what is sure never to be called. What a name leads to is looked at with every delivery. */
export function refuseAddress(address: string, reach: Reach) {
  if (reach === 'anywhere') return
  const url = new URL(address)
  const host = hostOf(url)
  const isOurs = isIP(host) ? !isPublicAddress(host) : /(^|\.)localhost\.?$/.test(host)
  if (isOurs) refuse(`${host} is not on the open internet`)
  try {
    refusePort(url, reach)
  } catch (error) {
    if (error instanceof Unreachable) refuse(error.message)
    throw error
  }
}

function refuse(message: string): never {
  throw new Problem('invalid', 'Some fields need attention', { url: message })
}
