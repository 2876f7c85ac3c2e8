import type { SubmissionAnswer } from '@gable/shared/answers/answer.ts'

/** What the visitor gets back: the value of the home, who answers and by when. */
export function Answer({
  answer: { value, noValue, promise, agent, dashboard, emailNote },
}: {
  answer: SubmissionAnswer
}) {
  return (
    <div class="answer" part="answer">
      {value ? (
        <div class="value">
          <h3>{value.title}</h3>
          <p class="range">{value.range}</p>
          <p>{value.confidence}</p>
          <p class="note">{value.source}</p>
        </div>
      ) : (
        noValue && (
          <p class="value" key={noValue}>
            {noValue}
          </p>
        )
      )}
      {dashboard && <ActionLink class="primary" {...dashboard} />}
      <div class="agent">
        {agent.photo && <img src={agent.photo} alt="" width={64} height={64} />}
        <div>
          <p class="agent-name">{agent.name}</p>
          {agent.title && <p class="note">{agent.title}</p>}
          {promise && <p>{promise}</p>}
        </div>
      </div>
      {(agent.call || agent.book) && (
        <div class="buttons">
          {agent.call && <ActionLink class="quiet" {...agent.call} />}
          {agent.book && <ActionLink class="quiet" {...agent.book} />}
        </div>
      )}
      {emailNote && <p class="note">{emailNote}</p>}
    </div>
  )
}

/** Opens beside the website that the visitor is on. */
const ActionLink = ({ label, url, ...props }: { label: string; url: string; class: string }) => (
  <a {...props} href={url} {...(url.startsWith('https') && { target: '_blank', rel: 'noopener' })}>
    {label}
  </a>
)
