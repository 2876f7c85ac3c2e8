/** Changes that this console began and that go on without it: their end is told also when nobody saw them at work. */
export const begunChanges = new Set<string>()
