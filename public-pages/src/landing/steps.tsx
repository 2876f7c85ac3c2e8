import type { PageStep } from '@gable/shared/landing-pages/layout.ts'

/** What happens after the visitor asks, in order. */
export const Steps = ({ steps, heading }: { steps: PageStep[]; heading: string }) => (
  <section class="steps" aria-labelledby="steps">
    <h2 id="steps">{heading}</h2>
    <ol>
      {steps.map(({ title, text }, index) => (
        <li key={index}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
