import { createHmac, randomUUID } from 'node:crypto'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Settings } from '../platform/settings.ts'

interface Learner {
  email: string
  firstName: string
  lastName: string
}

/** The single sign-on URL of the training site, with a signed token for the learner. */
export function createTrainingSiteUrl(
  settings: Pick<Settings, 'THINKIFIC_SITE' | 'THINKIFIC_KEY'>,
  learner: Learner,
): string {
  const { THINKIFIC_SITE: site, THINKIFIC_KEY: key } = settings
  if (!site || !key) throw new Problem('conflict', 'The training site is not set up on this server.')
  const jwt = signJwt(key, {
    email: learner.email,
    first_name: learner.firstName || learner.email.split('@')[0],
    last_name: learner.lastName || '-',
    iat: Math.floor(Date.now() / 1000),
    jti: randomUUID(),
  })
  return `https://${site}.thinkific.com/api/sso/v2/sso/jwt?jwt=${jwt}`
}

function signJwt(key: string, claims: object) {
  const body = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart(claims)}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

const encodePart = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
