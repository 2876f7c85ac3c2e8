import { aFlow } from '@gable/shared/flows/samples.ts'
import { expect, test } from 'vitest'
import { replaceAgent } from './replace-agent.ts'

const toFlow = (agentId: string, ...agentIds: string[]) =>
  aFlow(
    [
      { id: 'one', kind: 'ASSIGN_OWNER', to: { type: 'AGENT', agentId } },
      {
        id: 'if',
        kind: 'CONDITION',
        filters: [],
        branches: [
          { key: 'YES', steps: [{ id: 'turns', kind: 'ASSIGN_OWNER', to: { type: 'ROUND_ROBIN', agentIds } }] },
          { key: 'NO', steps: [{ id: 'tell', kind: 'NOTIFY', to: 'AGENTS', agentIds, message: agentId }] },
        ],
      },
      {
        id: 'area',
        kind: 'ASSIGN_OWNER',
        to: { type: 'BY_AREA', areas: [{ places: ['Dover'], agentId }], otherwise: agentId },
      },
    ],
    { filters: [{ key: 'owner', anyOf: ['nora'] }] },
  )

test('every step names the successor instead, who takes one turn', () => {
  const replaced = replaceAgent(toFlow('nora', 'nora', 'tom', 'ana'), 'nora', 'ana')
  // A message is text, even if it looks like an agent.
  const expected = JSON.stringify(toFlow('ana', 'ana', 'tom')).replace('"message":"ana"', '"message":"nora"')
  expect(JSON.stringify(replaced)).toBe(expected)
})
