import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { getAssistantLabels } from '@gable/shared/conversations/assistant-labels.ts'
import { maxMessageLength } from '@gable/shared/conversations/limits.ts'

/** Questions to the assistant, or a message to the agent. A form, so that a message can be left without script. */
export function Assistant({ page: { assistant, agent, brand, code, language } }: { page: PublicDashboard }) {
  if (!assistant) return null
  const { name, greeting, isAnswering } = assistant
  const labels = getAssistantLabels(language)
  const title = isAnswering ? labels.open(name) : labels.leaveMessage
  return (
    <aside class="assistant" id="assistant" aria-label={title}>
      <p class="assistant-sent" id="assistant-sent" role="status">
        {labels.sent(agent.name)}
      </p>
      <details>
        <summary>{title}</summary>
        <div class="assistant-panel">
          <div
            class="assistant-log"
            role="log"
            aria-label={title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area has to be reachable by keyboard
            tabIndex={0}
            data-writing={labels.writing}
            data-sources={labels.sources}
            data-you={labels.you}
            data-name={name}
            data-failed={labels.failed}
            data-too-many={labels.tooMany}
          >
            <p>{greeting}</p>
          </div>
          <form method="post" action={`/d/${code}/messages`}>
            <input type="hidden" name="lang" value={language} />
            <label for="assistant-text">{labels.yourMessage}</label>
            <textarea id="assistant-text" name="text" rows={2} required maxLength={maxMessageLength} />
            <div class="assistant-actions">
              <button type="submit">{labels.send}</button>
              {isAnswering && (
                <button type="submit" class="plain" name="person" value="yes">
                  {labels.askPerson(agent.name)}
                </button>
              )}
            </div>
            <small>{isAnswering ? labels.notice(brand.name) : labels.messageNotice(brand.name)}</small>
          </form>
        </div>
      </details>
    </aside>
  )
}
