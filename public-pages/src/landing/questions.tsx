import type { PageQuestion } from '@gable/shared/landing-pages/layout.ts'

/** Questions that open without a script. */
export const Questions = ({ questions, heading }: { questions: PageQuestion[]; heading: string }) => (
  <section class="questions" aria-labelledby="questions">
    <h2 id="questions">{heading}</h2>
    {questions.map(({ question, answer }, index) => (
      <details key={index}>
        <summary>
          <h3>{question}</h3>
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </section>
)
