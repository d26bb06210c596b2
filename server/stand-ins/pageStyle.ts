/** The styles that the stand-ins' pages share; served as a file, because their content security policy allows no others. */
export const pageStyle = `:root {
  color-scheme: light dark;
  --paper: #fffbf2; --surface: #ffffff; --ink: #1f1a14; --ink-soft: #5e5448; --line: #e9dfcd;
  --peito: #ffc928; --on-peito: #1f1a14; --canela: #9a4f16; --mata: #1f6f54; --ceu: #23609e; --perigo: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1a1611; --surface: #251f18; --ink: #f7efe2; --ink-soft: #c2b5a3; --line: #423829;
    --canela: #f0a368; --mata: #7fd1b2; --ceu: #8fc1f2; --perigo: #ff9a92;
  }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 32px 16px; overflow-wrap: anywhere; }
h1 { font-size: 1.728rem; line-height: 1.2; }
h2 { font-size: 1.2rem; margin: 0; }
.soft { color: var(--ink-soft); }
.problem { color: var(--perigo); }
.button {
  display: inline-block; min-height: 44px; box-sizing: border-box; padding: 8px 20px; border: 0; border-radius: 12px;
  background: var(--peito); color: var(--on-peito); font: inherit; font-weight: 600; line-height: 28px;
  text-decoration: none; cursor: pointer;
}
label { display: block; font-weight: 600; }
input {
  box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--ink-soft); border-radius: 6px;
}
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
`;
