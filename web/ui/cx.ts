// Joins class names and skips empty ones. It does not resolve conflicts, so pass layout classes only (margin, width, position).
export function cx(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
