import type { SaveState } from './draft-saver.ts'

/** Whether the server has everything that was typed. */
export const SaveNote = ({ state }: { state: SaveState }) => <span role="status">{notes[state]}</span>

const notes: Record<SaveState, string> = {
  SAVED: 'Changes are auto saved',
  SAVING: 'Saving...',
  CONFLICT: 'Not saved',
}
