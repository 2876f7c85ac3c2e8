import type { RouteObject } from 'react-router-dom'

export const conversationalAiRoute: RouteObject = {
  path: 'conversational-ai',
  handle: { title: 'Conversational AI' },
  lazy: async () => ({ Component: (await import('./conversational-ai-page.tsx')).ConversationalAiPage }),
}
