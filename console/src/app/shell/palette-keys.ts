const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** The palette's shortcut as printed on this device's keyboard. */
export const paletteKeys = isApple ? ['⌘', 'K'] : ['Ctrl', 'K']
