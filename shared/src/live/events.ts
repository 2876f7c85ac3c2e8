/** What the server tells every open console of an account, the moment it is committed. */
export interface LiveEvents {
  onboarding: { agentId: string }
  credits: { balance: number }
  preferences: { userId: string }
}

export type LiveKind = keyof LiveEvents
export type LiveEvent = { [K in LiveKind]: { kind: K } & LiveEvents[K] }[LiveKind]
