import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { EmailAddress, Emulation, NewPassword, ProfileChange, User, UserSession } from './user.ts'

const nothing = z.undefined()

/** Set when the user has a second factor: there is no session yet. */
const needsSecondFactor = z.literal(true).optional()

export const identityEndpoints = defineEndpoints({
  'POST /auth/login': {
    allow: 'anyone',
    about: 'Sign in by email and password. Sets the session cookie, unless a second factor is needed.',
    body: z.object({ email: EmailAddress, password: z.string().min(1, 'Password is required').max(200) }),
    reply: z.object({ needsSecondFactor }).optional(),
  },
  'POST /auth/magic-link': {
    allow: 'anyone',
    about: 'Request a sign-in link by email. The response is the same whether the email is known or not.',
    body: z.object({ email: EmailAddress, next: z.string().max(2000).optional() }),
    reply: nothing,
  },
  'POST /auth/magic-link/verify': {
    allow: 'anyone',
    about: 'Exchange the token of an emailed link for a session. A link works once.',
    body: z.object({ linkToken: z.string().min(1).max(200) }),
    reply: z.object({ state: z.string().nullable(), needsSecondFactor }),
  },
  'POST /auth/invitation/accept': {
    allow: 'anyone',
    about: 'Accept an invitation and sign in as the invited user.',
    body: z.object({ invitationCode: z.string().min(1).max(200) }),
    reply: z.object({ agencyId: z.string().optional(), needsSecondFactor }),
  },
  'POST /auth/sign-out': { allow: 'anyone', about: 'End the session of this browser.', reply: nothing },
  'GET /auth/thinkfic/sso': {
    allow: 'signed-in',
    about: 'The sign-in URL of the training site for the signed-in user.',
    reply: z.object({ url: z.string() }),
  },
  'GET /session': {
    allow: 'signed-in',
    about: 'The signed-in user and the accounts they are connected to.',
    reply: z.object({
      user: User,
      accIds: z.array(z.string()),
      emulation: Emulation,
      /** For half an hour after signing in by link, a new password needs no current one. */
      canResetPassword: z.boolean(),
    }),
  },
  'GET /accounts': {
    allow: 'signed-in',
    about: 'The accounts of the signed-in user.',
    reply: z.array(
      z.object({ _id: z.string(), name: z.string(), role: z.string(), isSuspended: z.boolean(), hasPlan: z.boolean() }),
    ),
  },
  'PUT /profile': {
    allow: 'signed-in',
    about: 'Change your name, phone and time zone.',
    body: ProfileChange,
    reply: User,
  },
  'PUT /profile/password': {
    allow: 'signed-in',
    about:
      'Set a new password; every other session ends. The current one is not needed shortly after signing in by link.',
    body: z.object({ currentPassword: z.string().max(200), newPassword: NewPassword }),
    reply: nothing,
  },
  'GET /sessions': {
    allow: 'signed-in',
    about: "The signed-in user's sessions, most recently used first.",
    reply: z.array(UserSession),
  },
  'DELETE /sessions': {
    allow: 'signed-in',
    about: 'Sign out all other sessions, and ask all other devices for the second factor again.',
    reply: nothing,
  },
  'DELETE /sessions/:sessionId': {
    allow: 'signed-in',
    about: 'Sign out one other session.',
    params: z.object({ sessionId: z.uuid() }),
    reply: nothing,
  },
})
