// A plate drawn in colors derived from the picture's name, as a placeholder for a picture that hasn't been drawn yet.

const TABLES = ['#e6d3b3', '#c9d8c5', '#e8c9b5', '#bcd0d6', '#e3d9a8', '#d9c2cf']
const DISHES = ['#7fa05a', '#d98d4a', '#c65b45', '#e0b64d', '#8c6a4f', '#5f8f83']

export function placeholderSvg(name: string) {
  let hash = 0
  for (const character of name.replace(/-\d+\.\w+$/, '')) hash = (hash * 31 + character.charCodeAt(0)) >>> 0
  const table = TABLES[hash % TABLES.length]
  const dish = DISHES[(hash >>> 8) % DISHES.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320"><rect width="480" height="320" fill="${table}"/><ellipse cx="244" cy="172" rx="134" ry="132" fill="#0002"/><circle cx="240" cy="160" r="130" fill="#fbf7ee"/><circle cx="240" cy="160" r="104" fill="#f1eadb"/><circle cx="240" cy="160" r="86" fill="${dish}"/></svg>`
}
