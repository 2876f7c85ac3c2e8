export { default as css } from '../journeys/assistant/assistant.css'
export { openAssistant } from '../journeys/assistant/open-assistant.ts'
