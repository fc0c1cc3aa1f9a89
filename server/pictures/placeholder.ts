// An empty plate, as a placeholder for a picture that hasn't been drawn yet: the same as PlateDrawing in
// web/ui/picture.tsx, in the same colors.
export const PLACEHOLDER_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320">
<style>
:root { background: #f3ecde } .line { fill: #e5dccb } .plate { fill: #fffdf9 } .rim { fill: none; stroke: #e5dccb } .leaf { fill: #e1eedb; stroke: #1e6b45 }
@media (prefers-color-scheme: dark) {
:root { background: #1f2b24 } .line { fill: #2d3b33 } .plate { fill: #17211b } .rim { stroke: #2d3b33 } .leaf { fill: #1c3a2a; stroke: #7fcf9b }
}
</style>
<circle cx="240" cy="164" r="112" class="line"/>
<circle cx="240" cy="160" r="112" class="plate"/>
<circle cx="240" cy="160" r="78" class="rim" stroke-width="3"/>
<path d="M206 176c0-38 26-60 70-60 2 44-20 72-58 72-10 0-12-4-12-12Zm-8 18c18-24 36-38 54-46" class="leaf" stroke-width="4" stroke-linecap="round"/>
</svg>`
