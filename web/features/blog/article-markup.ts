// The markup of an article's text. The site's Content-Security-Policy lets no other text become markup.

/** TypeScript's types don't include Trusted Types, which not every browser has. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** The build has sanitized it; this is what must never have come through. */
const ACTIVE =
  /<(?:script|iframe|object|embed|form|base)\b|\son[a-z]+\s*=|(?:href|src)\s*=\s*["']?\s*(?:javascript|data):/i

const rules = {
  createHTML(html: string) {
    if (ACTIVE.test(html)) throw new TypeError('That text has active markup.')
    return html
  },
}
const policy = trustedTypes?.createPolicy('plateful-article', rules) ?? rules

export const articleMarkup = (html: string): { __html: string } => ({ __html: policy.createHTML(html) })
