import { useId } from 'react'

interface AnsweredQuestionsProps {
  title: string
  questions: readonly { question: string; answer: string }[]
}

/** The questions at the end of a page that explains a feature. */
export function AnsweredQuestions({ title, questions }: AnsweredQuestionsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10 max-w-[720px]">
      <h2 id={id} className="font-semibold text-lead">
        {title}
      </h2>
      <dl className="mt-3 divide-y divide-line border-line border-y">
        {questions.map(({ question, answer }) => (
          <div key={question} className="py-4">
            <dt className="font-medium">{question}</dt>
            <dd className="mt-1 text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
