// Joins class names, leaving out what is not there. It does not resolve conflicts: pass layout classes only (margin, width, place).
export function cx(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
