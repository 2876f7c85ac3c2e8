import { useState } from 'react'

interface Asked<Q extends string, S> {
  question: Q
  about: S
}

/** What is asked before something is done. Closing, a dialog still knows what it was about. */
export function useConfirmDialogs<Q extends string, S>() {
  const [asked, setAsked] = useState<Asked<Q, S>>()
  const [isOpen, setOpen] = useState(false)
  return {
    ask: (question: Q, about: S) => {
      setAsked({ question, about })
      setOpen(true)
    },
    /** The last thing asked about, if any was. */
    about: asked?.about,
    /** The question that stands open. */
    question: isOpen ? asked?.question : undefined,
    close: () => setOpen(false),
  }
}
