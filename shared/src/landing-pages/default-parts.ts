import type { PageQuestion, PageStep } from './layout.ts'

/** For owners who want to know a value or to sell. */
export const ownerSteps: PageStep[] = [
  { title: 'Enter your address', text: 'We look up the home and what has sold around it.' },
  { title: 'Answer a few questions', text: 'Your timing and what matters to you. It takes about a minute.' },
  { title: 'Hear from an agent', text: 'A person who knows your streets answers with figures and a plan.' },
]

export const buyerSteps: PageStep[] = [
  { title: 'Say where you want to live', text: 'A street, a town or a ZIP code is enough to start with.' },
  { title: 'Answer a few questions', text: 'Your timing and what matters to you. It takes about a minute.' },
  { title: 'See homes that fit', text: 'An agent sends what is for sale and shows you the homes you like.' },
]

const details: PageQuestion = {
  question: 'What happens with my details?',
  answer: 'We use them to answer you, as our privacy policy describes. You can opt out at any time.',
}

export const ownerQuestions: PageQuestion[] = [
  {
    question: 'How is the estimate made?',
    answer: 'From public records and recent sales nearby, with a look by an agent. It is not an appraisal.',
  },
  {
    question: 'Do I have to sell?',
    answer: 'No. Many owners only want to know what their home is worth before they decide anything.',
  },
  { question: 'What does it cost?', answer: 'Asking is free and without obligation.' },
  details,
]

export const buyerQuestions: PageQuestion[] = [
  {
    question: 'Do I need a loan approval first?',
    answer: 'No, but it helps to know your budget early. We can introduce you to a lender when you are ready.',
  },
  {
    question: 'What does it cost?',
    answer: 'Asking is free. How an agent is paid is agreed in writing before you tour a home together.',
  },
  details,
]
