interface HtmlPayload {
  readonly sent: string;
  /** What is left of it. */
  readonly left: string;
  /** The same where a browser reads broken markup in another way than the sanitiser of the server. */
  readonly leftByBrowser: string;
}

type Row = readonly [sent: string, left: string, leftByBrowser?: string];

const rows: readonly Row[] = [
  ['<p>重阳节<strong>登高</strong></p>', '<p>重阳节<strong>登高</strong></p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p>一<img src="https://evil.example/a.png">二</p>', '<p>一二</p>'],
  [
    '<img src="/api/sys/common/static/jeditor/1/a.png" onerror="alert(1)" alt="合影" class="x">',
    '<img src="/api/sys/common/static/jeditor/1/a.png" alt="合影">',
  ],
  [
    '<img src="data:image/png;base64,iVBORw0KGgo=" srcset="https://evil.example/a 2x">',
    '<img src="data:image/png;base64,iVBORw0KGgo=">',
  ],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
  ['<script>alert(1)</script><p>一</p>', '<p>一</p>'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<style>body { display: none }</style>一', '一'],
  ['<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>一', '一'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>一', '一'],
  ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>"></svg>', '', '<p></p>"&gt;'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>一', '一', '<p>一</p>'],
  ['<template><img src=x onerror=alert(1)></template>一', '一'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><embed src="x">一', '一'],
  ['<form action="https://evil.example"><p>密码<input name="password"></p></form>', '<p>密码</p>'],
  ['<button onclick="alert(1)">点</button><select><option>a</option></select><textarea>b</textarea>一', '一'],
  ['<video src="x" onerror="alert(1)"></video><audio autoplay></audio>一', '一'],
  ['<a href="javascript:alert(1)">链接</a>', '<a>链接</a>'],
  ['<a href="java&#10;script:alert(1)">链接</a>', '<a>链接</a>'],
  ['<a href="&#1;javascript:alert(1)">链接</a>', '<a>链接</a>'],
  ['<a href="data:text/html,x">链接</a>', '<a>链接</a>'],
  ['<a href="//evil.example">链接</a>', '<a>链接</a>'],
  [
    '<a href="https://example.com/?a=1&b=2" target="_top" rel="opener" ping="x">链接</a>',
    '<a href="https://example.com/?a=1&amp;b=2">链接</a>',
  ],
  [
    '<p id="root" class="ant-modal" name="x" style="position:fixed;text-align:center">一</p>',
    '<p style="text-align: center">一</p>',
  ],
  ['<span style="color:red;background:url(https://evil.example)">一</span>', '<span>一</span>'],
  ['<span style="color: rgb(168, 7, 26)">一</span>', '<span style="color: #a8071a">一</span>'],
  ['<p onclick="alert(1)" ONMOUSEOVER=alert(1) data-x="1" aria-label="x">一</p>', '<p>一</p>'],
  ['<meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x"><base href="https://evil.example">一', '一'],
  ['<!--[if gte mso 9]><xml></xml><![endif]--><!-- --!><img src=x onerror=alert(1)> -->一', '一', ' --&gt;一'],
  ['<p class="MsoNormal" style="mso-margin-top-alt:auto">一<o:p></o:p></p>', '<p>一</p>'],
  ['<center><font color="red">一</font></center>', '一'],
  [
    '<table border="1"><tbody><tr><td colspan="2" width="9" onclick="x">一</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">一</td></tr></tbody></table>',
  ],
  ['<p>1 &lt; 2 &amp;&amp; "a"&nbsp;b</p>', '<p>1 &lt; 2 &amp;&amp; "a"&nbsp;b</p>'],
  ['<p>一<br/>二</p><hr/>', '<p>一<br>二</p><hr>'],
  ['', ''],
];

/** HTML as an attacker or another program sends it, and what is left of it (threat T-63). */
export const htmlPayloads: readonly HtmlPayload[] = rows.map(([sent, left, leftByBrowser = left]) => ({
  sent,
  left,
  leftByBrowser,
}));

/** Pieces of markup that make trouble beside each other. */
export const htmlPieces: readonly string[] = [
  '<p>',
  '</p>',
  '<b',
  '<a href="',
  '"',
  "'",
  '>',
  '<',
  '/',
  '=',
  ' ',
  '&lt;',
  '&#60;',
  '&quot;',
  '一',
  'javascript:alert(1)',
  '<svg>',
  '</svg>',
  '<math>',
  '<style>',
  '</style>',
  '<script>',
  '</script>',
  '<img src=x onerror=alert(1)>',
  ' onclick=alert(1) ',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<template>',
  '<noscript>',
  '</noscript>',
  '<table>',
  '<td>',
  '<textarea>',
  '<title>',
  '\u0000',
  '<form>',
  '<mtext>',
  '<mglyph>',
  '<foreignObject>',
  '<annotation-xml encoding="text/html">',
  '<select>',
  '<iframe>',
  '<plaintext>',
];
