/** Follows the theme of the console, or else the system. */
export const documentationStyle = `
:root{color-scheme:light dark;font:15px/1.55 Inter,system-ui,sans-serif;
--ground:light-dark(#fafaf9,#12100f);--surface:light-dark(#fff,#1a1816);--sunken:light-dark(#f5f5f4,#231f1d);--line:light-dark(#e7e5e4,#34302d);
--ink:light-dark(#1c1917,#f5f3f1);--muted:light-dark(#57534e,#bab4ae);--accent:light-dark(#a82b10,#ff967a);--soft:light-dark(#fdf0ec,#3a1d14);
--green:light-dark(#156432,#7ddba0);--amber:light-dark(#85400e,#f5c16c);--blue:light-dark(#1c4aa8,#9dbcff);--red:light-dark(#a51624,#ff9aa2)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}[hidden]{display:none!important}
body{margin:0;background:var(--ground);color:var(--ink);display:grid;grid-template:56px 1fr/288px minmax(0,1fr)}
header{grid-column:1/-1;position:sticky;top:0;z-index:2;display:flex;align-items:center;gap:12px;padding:0 24px;background:var(--surface);border-bottom:1px solid var(--line)}
.home{font-weight:600;color:var(--ink);text-decoration:none}header span{color:var(--muted)}
.search{flex:1;max-width:420px;margin:0 auto}.download{font-size:13px;white-space:nowrap}
input,select,textarea{width:100%;min-height:34px;padding:6px 10px;font:inherit;font-size:14px;color:inherit;background:var(--ground);border:1px solid light-dark(#8f8984,#8f8984);border-radius:8px}
textarea{font:13px/1.5 ui-monospace,monospace;min-height:120px;resize:vertical}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
nav{position:sticky;top:56px;align-self:start;height:calc(100dvh - 56px);overflow-y:auto;border-right:1px solid var(--line);padding:8px 12px 32px}
nav summary{display:none}nav h2{margin:16px 8px 4px;font-size:12px;color:var(--muted);font-weight:600}
nav ul{list-style:none;margin:0;padding:0}nav a{display:flex;gap:8px;align-items:baseline;padding:4px 8px;min-height:24px;border-radius:6px;color:var(--ink);text-decoration:none;font-size:13px;line-height:1.35}
nav a:hover,nav a[aria-current]{background:var(--soft)}nav span{min-width:0;overflow-wrap:anywhere}
.method{flex:none;font-size:11px;letter-spacing:.02em;min-width:46px;color:var(--blue)}.post{color:var(--green)}.put,.patch{color:var(--amber)}.delete{color:var(--red)}
main{padding:32px 40px 96px;max-width:1240px}h1{margin:0 0 8px;font-size:28px;line-height:1.2}main h2{margin:56px 0 0;font-size:20px}
.intro dl{display:grid;grid-template-columns:96px minmax(0,1fr);gap:8px 16px;margin:24px 0 0;padding:16px;background:var(--surface);border:1px solid var(--line);border-radius:8px}
dt{font-weight:600}dd{margin:0;color:var(--muted)}
article{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:8px 32px;padding:24px 0;border-bottom:1px solid var(--line);scroll-margin-top:56px}
section>h2{scroll-margin-top:72px}h3{display:flex;gap:10px;align-items:baseline;margin:0;font-size:15px}h3 a{color:inherit;text-decoration:none;overflow-wrap:anywhere}h3 a:hover{text-decoration:underline}
h4{margin:16px 0 4px;font-size:13px}p{margin:6px 0}.access,.statuses{font-size:13px;color:var(--muted)}
code{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}a{color:var(--accent)}
.fields{list-style:none;margin:4px 0 0;padding:0;border:1px solid var(--line);border-radius:8px;background:var(--surface);font-size:13px}
.fields li{padding:6px 12px;overflow-wrap:anywhere}.fields li+li{border-top:1px solid var(--line)}.fields .fields{margin:6px 0}
.name{font-weight:600}.type,.limits{color:var(--muted)}.mark{color:var(--accent)}.variant{margin:8px 0 0;font-size:12px;color:var(--muted)}
.schema{margin-top:12px}summary{cursor:pointer;min-height:24px}.schema>summary{font-size:13px;font-weight:600}.schema>summary code{font-weight:400;color:var(--muted)}
figure{margin:0 0 12px;border:1px solid var(--line);border-radius:8px;overflow:hidden;background:var(--surface)}
figcaption{display:flex;justify-content:space-between;align-items:center;min-height:32px;padding:0 12px;font-size:12px;color:var(--muted);border-bottom:1px solid var(--line)}
pre{margin:0;padding:12px;overflow:auto;max-height:340px;background:var(--sunken)}
button{min-height:32px;padding:0 12px;font:inherit;font-size:13px;font-weight:500;color:var(--ink);background:var(--surface);border:1px solid light-dark(#8f8984,#8f8984);border-radius:8px;cursor:pointer}
button:hover{background:var(--sunken)}figcaption button{min-height:24px;padding:0 8px;border-color:transparent;background:none;color:inherit}
.send{color:light-dark(#fff,#1c1917);background:var(--accent);border-color:transparent}.send:hover{background:light-dark(#942610,#ffb09b)}
.try{display:grid;grid-template-columns:minmax(0,1fr);gap:10px;padding:12px;border:1px solid var(--line);border-radius:8px;background:var(--surface);margin-bottom:12px}.try label{display:grid;grid-template-columns:minmax(0,1fr);gap:4px;font-size:13px}.try .row{display:flex;gap:8px}
.result{margin:0;font-size:13px}.warning{color:var(--amber)}.none{margin:48px 0;color:var(--muted)}footer{margin-top:48px;font-size:13px;color:var(--muted)}
.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(max-width:1100px){article{grid-template-columns:minmax(0,1fr)}}
@media(max-width:760px){body{display:block}header{height:auto;min-height:56px;flex-wrap:wrap;padding:10px 16px;gap:8px}.search{order:3;flex:1 0 100%;max-width:none}.download{margin-left:auto}
nav{position:static;height:auto;max-height:none;border:0;padding:8px 16px 0}nav summary{display:block;padding:8px;font-weight:600}main{padding:16px 16px 64px}.intro dl{grid-template-columns:minmax(0,1fr);gap:4px}dd+dt{margin-top:8px}
input,select,textarea{font-size:16px;min-height:44px}button{min-height:44px}}
@media print{header,nav,.try,button{display:none!important}body{display:block}}`
