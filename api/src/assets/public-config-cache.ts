interface Remembered<Shown> {
  accountId: string
  /** While it is being read already, so that many who ask at once ask once. */
  answer: Promise<Shown | undefined>
}

/** Far more than are looked at within an hour; far less than would be felt. */
const maximum = 10_000

/** What visitors were shown, until something of its account changes. */
export function createPublicConfigCache<Shown>() {
  const answers = new Map<string, Remembered<Shown>>()

  return {
    recall: (key: string): Remembered<Shown>['answer'] | undefined => answers.get(key)?.answer,
    /** What changes while it is read is read again by whoever asks next. */
    remember(key: string, accountId: string, answer: Remembered<Shown>['answer']) {
      const remembered = { accountId, answer }
      const oldest = answers.size >= maximum ? answers.keys().next().value : undefined
      if (oldest !== undefined) answers.delete(oldest)
      answers.set(key, remembered)
      answer.catch(() => {
        if (answers.get(key) === remembered) answers.delete(key)
      })
      return answer
    },
    /** Of one account, or of all. */
    forget(accountId: string | undefined) {
      for (const [key, remembered] of answers)
        if (accountId === undefined || remembered.accountId === accountId) answers.delete(key)
    },
  }
}
