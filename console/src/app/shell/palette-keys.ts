/** Whether the machine is one whose keyboards say Command. */
const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** How the palette's shortcut is written on this machine's keyboard. */
export const paletteKeys = isApple ? ['⌘', 'K'] : ['Ctrl', 'K']
