import { expect, test } from 'vitest';
import { html } from './html.ts';

test('text in a template is text, between tags and in attributes', () => {
  const hostile = `<img src=x onerror=alert(1)>"'&</p><script>`;
  expect(String(html`<p title="${hostile}">${hostile}</p>`)).toBe(
    '<p title="&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;&lt;/p&gt;&lt;script&gt;">' +
      '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;&lt;/p&gt;&lt;script&gt;</p>',
  );
});

test('templates nest, lists join, and nothing is shown of what is undefined', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(String(html`<ul>${items}${undefined}${3}</ul>`)).toBe('<ul><li>a</li><li>&lt;b&gt;</li>3</ul>');
});

test('what looks like a template result is text', () => {
  // A worker's JSON has whatever members it likes.
  const forged = JSON.parse('{"toString":"<b>","markup":"<b>"}');
  expect(() => String(html`<p>${forged}</p>`)).toThrow();
});

test('characters that hide or reorder text are spelled out', () => {
  expect(String(html`${'pay\u202Eelif\u2066\u200B\u00AD\uFEFF\u0000\u001B[2J\uDB40\uDC41'}`)).toBe(
    'pay\\u202eelif\\u2066\\u200b\\u00ad\\ufeff\\u0000\\u001b[2J\\udb40\\udc41',
  );
  expect(String(html`${'two\nlines\tand a tab'}`)).toBe('two\nlines\tand a tab');
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://evil.example', ' javascript:x', ''])(
  'the address %j is refused: none leads away or runs',
  (address) => {
    expect(() => html`<a href="${address}">x</a>`).toThrow('leads to this surface');
    expect(() => html`<form method="post" action="${address}"></form>`).toThrow('leads to this surface');
  },
);

test('a template that text could break out of is refused, whatever the text', () => {
  expect(() => html`<p title=${'x'}></p>`).toThrow('double quotes');
  expect(() => html`<p title='${'x'}'></p>`).toThrow('double quotes');
  expect(() => html`<p ${'x'}></p>`).toThrow('Only markup');
  expect(() => html`<p onclick="${'x'}"></p>`).toThrow('onclick');
  expect(() => html`<p class="a" style="${'x'}"></p>`).toThrow('style');
  expect(() => html`<script>${'x'}</script>`).toThrow('script');
  expect(() => html`<p title="${html`<b></b>`}"></p>`).toThrow('attribute');
});

test('markup may switch an attribute on', () => {
  expect(String(html`<option value="${'a>b'}" ${html`selected`}>${'a'}</option>`)).toBe(
    '<option value="a&gt;b" selected>a</option>',
  );
});
